import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Botao } from '../botao/botao.tsx';
import { CampoMascarado } from '../campo-mascarado/campo-mascarado.tsx';
import { useFocoNoPrimeiroErro } from '../foco/foco.ts';
import estilos from './oficina.module.css';

interface Formulario {
  cpf: string;
  nascimento: string;
  renda: string;
  telefone: string;
}

/** The masks inside a real form: `register` and `Controller`, stored values, refusal and focus. */
export function FormularioDeProva() {
  const focarErro = useFocoNoPrimeiroErro();
  const [enviado, setEnviado] = useState('');
  const { register, control, handleSubmit, reset, setValue, formState } = useForm<Formulario>({
    shouldFocusError: false,
    defaultValues: { cpf: '52998224725', nascimento: '1990-02-01', renda: '3212.5', telefone: '' },
  });
  return (
    <form
      noValidate
      className={estilos.estados}
      aria-label="Formulário de prova"
      onSubmit={handleSubmit(
        (dados) => setEnviado(JSON.stringify(dados)),
        (_, evento) => focarErro(evento?.target),
      )}
    >
      <CampoMascarado mascara="cpf" rotulo="CPF" {...register('cpf', { required: 'Digite o CPF.' })} />
      <CampoMascarado
        mascara="data"
        rotulo="Data de nascimento"
        autoComplete="bday"
        {...register('nascimento')}
      />
      <CampoMascarado mascara="dinheiro" rotulo="Renda mensal" {...register('renda')} />
      <Controller
        control={control}
        name="telefone"
        rules={{ required: 'Digite o celular, com DDD.' }}
        render={({ field, fieldState }) => (
          <CampoMascarado
            mascara="telefone"
            rotulo="Celular"
            autoComplete="tel-national"
            erro={fieldState.error?.message}
            {...field}
          />
        )}
      />
      <div className={estilos.linha}>
        <Botao type="submit">Enviar</Botao>
        <Botao variante="discreto" onClick={() => setValue('cpf', '01234567890')}>
          Escrever outro CPF
        </Botao>
        <Botao variante="discreto" onClick={() => reset()}>
          Desfazer
        </Botao>
      </div>
      <output>{formState.isSubmitSuccessful ? enviado : ''}</output>
    </form>
  );
}
